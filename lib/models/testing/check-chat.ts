import {
  CallLedger,
  checkArguments,
  checkTools,
  filledTextOf,
  isFilledText,
  type Json,
  listOf,
  objectOf,
  refuse,
  toolNameOf,
} from './wire';

/**
 * Refuses a chat completions request that any of the known services refuses: the strictest rule of each. Results stand
 * right behind the message with their calls; system messages stand first; the last message waits for an answer.
 */
export function checkChatRequest(body: Json): void {
  filledTextOf(body.model, 'model');
  checkTools(body.tools, (tool) => tool.function);
  if (body.tools === undefined && body.tool_choice !== undefined) refuse('tool_choice without tools');
  const ledger = new CallLedger();
  let previous = 'system';
  for (const entry of listOf(body.messages, 'messages')) {
    const message = objectOf(entry, 'messages[]');
    const role = String(message.role);
    if (role !== 'tool') ledger.checkAnswered();
    checkMessage(role, message, previous, ledger);
    previous = role;
  }
  ledger.checkAnswered();
  if (previous !== 'user' && previous !== 'tool') refuse('the last message must be of the user or of a tool');
  if (ledger.hasCalls && body.tools === undefined) refuse('a history with tool calls needs tools');
  checkResponseFormat(body);
}

function checkMessage(role: string, message: Json, previous: string, ledger: CallLedger): void {
  switch (role) {
    case 'system':
      if (previous !== 'system') refuse('system messages must come first');
      filledTextOf(message.content, 'content of the system message');
      return;
    case 'user':
      checkUserContent(message.content);
      return;
    case 'assistant':
      checkAssistant(message, ledger);
      return;
    case 'tool':
      filledTextOf(message.content, 'content of a tool message');
      ledger.result(message.tool_call_id);
      return;
    default:
      refuse(`unknown role: ${role}`);
  }
}

function checkUserContent(content: unknown): void {
  if (isFilledText(content)) return;
  for (const entry of listOf(content, 'content of a user message')) {
    const part = objectOf(entry, 'content[]');
    if (part.type !== 'text') refuse(`unknown content: ${String(part.type)}`);
    filledTextOf(part.text, 'content[].text');
  }
}

function checkAssistant(message: Json, ledger: CallLedger): void {
  if (message.tool_calls === undefined) {
    filledTextOf(message.content, 'content of an assistant message without tool calls');
    return;
  }
  if (message.content !== null && typeof message.content !== 'string')
    refuse('content must be a text or null');
  for (const entry of listOf(message.tool_calls, 'tool_calls')) {
    const call = objectOf(entry, 'tool_calls[]');
    if (call.type !== 'function') refuse(`unknown type of tool call: ${String(call.type)}`);
    ledger.call(call.id);
    const called = objectOf(call.function, 'tool_calls[].function');
    toolNameOf(called.name, 'tool_calls[].function.name');
    checkArguments(called.arguments, 'tool_calls[].function.arguments');
  }
}

/** JSON mode only: no schema, and the word must stand in a message, which Qwen and DeepSeek insist on. */
function checkResponseFormat(body: Json): void {
  if (body.response_format === undefined) return;
  const { type } = objectOf(body.response_format, 'response_format');
  if (type === 'text') return;
  if (type !== 'json_object') refuse(`response_format ${String(type)} is not available`);
  if (!/json/i.test(JSON.stringify(body.messages))) {
    refuse("messages must contain the word 'json' to use response_format json_object");
  }
}
