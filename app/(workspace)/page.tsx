import { Workspace } from '@/components/workspace/workspace';

/** Conversation and list. Everything on it belongs to the person, so the browser reads it with their session. */
export default function WorkspacePage() {
  return <Workspace />;
}
