import { expect, it, vi } from 'vitest';
import { AppError, isAppError } from './errors';

it('is known for what it is by another instance of this module, as routes and instrumentation are', async () => {
  vi.resetModules();
  const other = await import('./errors');
  expect(other.AppError).not.toBe(AppError);
  expect(isAppError(new other.AppError('not_found'))).toBe(true);
  expect(other.isAppError(new AppError('not_found'))).toBe(true);
});

it('does not take any error for one of ours', () => {
  expect(isAppError(new Error('not_found'))).toBe(false);
  expect(isAppError(null)).toBe(false);
});
