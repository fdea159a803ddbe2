import { logger } from '@/lib/log';

/**
 * The SDK prints a line to the console for each setting that a service does not know, in every call. They go to the log
 * instead, at the level of details: what we ask for is decided here, and checked against the wire by the tests.
 */
export function sendSdkWarningsToLog(): void {
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings, provider, model }) => {
    logger.debug({ warnings, provider, model }, 'model warnings');
  };
}
