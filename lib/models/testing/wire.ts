/** What both APIs of the strict server share: small readers of unknown JSON, and the refusals of a request. */

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A request that the service does not accept, in the service's words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'invalid_request_error',
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export function refuse(message: string): never {
  throw new Refusal(400, message);
}

export function listOf(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value) || value.length === 0) return refuse(`${name} must be a list that is not empty`);
  return value;
}

export function objectOf(value: unknown, name: string): Json {
  return isObject(value) ? value : refuse(`${name} must be an object`);
}

export function filledTextOf(value: unknown, name: string): string {
  return isFilledText(value) ? value : refuse(`${name} must be a text that is not empty`);
}

const toolNamePattern = /^[a-zA-Z0-9_-]{1,64}$/;

export function toolNameOf(value: unknown, name: string): string {
  const text = filledTextOf(value, name);
  return toolNamePattern.test(text) ? text : refuse(`${name} is no valid tool name: ${text}`);
}

/** Arguments are a text that holds one JSON object, on the wire of both APIs. */
export function checkArguments(value: unknown, name: string): void {
  if (typeof value !== 'string') refuse(`${name} must be a text`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    refuse(`${name} is not valid JSON: ${value}`);
  }
  if (!isObject(parsed)) refuse(`${name} must be a JSON object: ${value}`);
}

/** Tools as declared: unique valid names, with an object schema. `functionOf` finds the declaration in an entry. */
export function checkTools(value: unknown, functionOf: (tool: Json) => unknown): void {
  if (value === undefined) return;
  const names = new Set<string>();
  for (const entry of listOf(value, 'tools')) {
    const tool = objectOf(entry, 'tools[]');
    if (tool.type !== 'function') refuse(`unknown type of tool: ${String(tool.type)}`);
    const declared = objectOf(functionOf(tool), 'tools[].function');
    const name = toolNameOf(declared.name, 'tools[].name');
    if (names.has(name)) refuse(`tool ${name} is declared twice`);
    names.add(name);
    if (objectOf(declared.parameters, `parameters of ${name}`).type !== 'object') {
      refuse(`parameters of ${name} must be a schema of type object`);
    }
  }
}

/** Keeps the books of a history: each call has one id, and exactly one result after it. */
export class CallLedger {
  private readonly known = new Set<string>();
  private readonly unanswered = new Set<string>();

  call(id: unknown): void {
    const callId = filledTextOf(id, 'tool call id');
    if (this.known.has(callId)) refuse(`tool call id ${callId} is used twice`);
    this.known.add(callId);
    this.unanswered.add(callId);
  }

  result(id: unknown): void {
    const callId = filledTextOf(id, 'tool call id of a result');
    if (!this.known.has(callId)) refuse(`no tool call found for the result with id ${callId}`);
    if (!this.unanswered.delete(callId)) refuse(`tool call ${callId} has two results`);
  }

  /** To be asked wherever the API wants every call so far to be answered. */
  checkAnswered(): void {
    const [missing] = this.unanswered;
    if (missing !== undefined) refuse(`no tool result found for tool call ${missing}`);
  }

  get hasCalls(): boolean {
    return this.known.size > 0;
  }
}
