import {
  CallLedger,
  checkArguments,
  checkTools,
  filledTextOf,
  isFilledText,
  isObject,
  type Json,
  listOf,
  objectOf,
  refuse,
  toolNameOf,
} from './wire';

const roles = ['system', 'developer', 'user', 'assistant'];

/**
 * Refuses a request to the responses API whose history could not be continued. Nothing is stored between requests, so
 * a reference to an earlier item, or a reasoning item without its encrypted content, has nothing to refer to.
 */
export function checkResponsesRequest(body: Json): void {
  filledTextOf(body.model, 'model');
  checkTools(body.tools, (tool) => tool);
  if (body.tools === undefined && body.tool_choice !== undefined) refuse('tool_choice without tools');
  const ledger = new CallLedger();
  for (const entry of listOf(body.input, 'input')) checkItem(objectOf(entry, 'input[]'), ledger);
  ledger.checkAnswered();
  const last = objectOf(listOf(body.input, 'input').at(-1), 'input[]');
  if (last.role === 'assistant') refuse('the last message must be of the user or of a tool');
  if (ledger.hasCalls && body.tools === undefined) refuse('a history with tool calls needs tools');
  checkTextFormat(body.text);
}

function checkItem(item: Json, ledger: CallLedger): void {
  switch (item.type) {
    case undefined:
    case 'message':
      if (!roles.includes(String(item.role))) refuse(`unknown role: ${String(item.role)}`);
      checkContent(item.content);
      // A person's next word, or the model's, may only follow when all calls have their results.
      ledger.checkAnswered();
      return;
    case 'function_call':
      ledger.call(item.call_id);
      toolNameOf(item.name, 'function_call.name');
      checkArguments(item.arguments, 'function_call.arguments');
      return;
    case 'function_call_output':
      filledTextOf(item.output, 'function_call_output.output');
      ledger.result(item.call_id);
      return;
    case 'reasoning':
      if (!isFilledText(item.encrypted_content))
        refuse(`item ${String(item.id)} not found: nothing is stored`);
      return;
    case 'item_reference':
      refuse(`item ${String(item.id)} not found: nothing is stored`);
      break;
    default:
      refuse(`unknown type of item: ${String(item.type)}`);
  }
}

function checkContent(content: unknown): void {
  if (isFilledText(content)) return;
  for (const entry of listOf(content, 'content')) {
    const part = objectOf(entry, 'content[]');
    if (part.type !== 'input_text' && part.type !== 'output_text')
      refuse(`unknown content: ${String(part.type)}`);
    filledTextOf(part.text, 'content[].text');
  }
}

function checkTextFormat(text: unknown): void {
  if (!isObject(text) || text.format === undefined) return;
  const format = objectOf(text.format, 'text.format');
  if (format.type === 'text' || format.type === 'json_object') return;
  if (format.type !== 'json_schema') refuse(`unknown text.format: ${String(format.type)}`);
  toolNameOf(format.name, 'text.format.name');
  const schema = objectOf(format.schema, 'text.format.schema');
  if (schema.type !== 'object') refuse('text.format.schema must be a schema of type object');
  if (format.strict === true) checkStrictSchema(schema, 'text.format.schema');
}

/** Strict mode: every object closed, every property required. */
function checkStrictSchema(schema: Json, path: string): void {
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) refuse(`${path}: additionalProperties must be false`);
    const properties = Object.keys(isObject(schema.properties) ? schema.properties : {});
    const required = Array.isArray(schema.required) ? schema.required : [];
    const optional = properties.find((name) => !required.includes(name));
    if (optional !== undefined) refuse(`${path}: ${optional} must be required`);
  }
  for (const [key, inner] of Object.entries(schema)) {
    for (const part of Array.isArray(inner) ? inner : [inner]) {
      if (isObject(part)) checkStrictSchema(part, `${path}.${key}`);
    }
  }
}
