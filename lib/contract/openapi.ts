import type { z } from 'zod';
import { actionSchema } from './action';
import { jsonSchema, type Operation, operations, ref, type Schema } from './operations';
import { activityEntrySchema, activityPageSchema, insightsSchema } from './records';
import { settingsSchema } from './settings';
import { todoSchema } from './todo';

/** OpenAPI 3.1 of the HTTP contract, made from the schemas that check the requests. */
export function describeApi(version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nod', version, description: 'A todo assistant that asks before it acts.' },
    paths,
    components: {
      schemas: {
        Action: jsonSchema(actionSchema),
        Todo: jsonSchema(todoSchema),
        ActivityEntry: jsonSchema(activityEntrySchema),
        ActivityPage: jsonSchema(activityPageSchema),
        Insights: jsonSchema(insightsSchema),
        Settings: jsonSchema(settingsSchema),
        Problem: problemSchema,
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nod.session_token' } },
    },
    security: [{ session: [] }],
  };
}

const problemSchema: Schema = {
  type: 'object',
  description: 'RFC 9457',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'code'],
};

function describeOperation({
  path,
  summary,
  body,
  query,
  status = 200,
  answer,
  media = 'application/json',
}: Operation): Schema {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.keys(query?.shape ?? {}).map((name) => ({
    name,
    in: 'query',
    schema: (jsonSchema(query as z.ZodObject).properties as Record<string, Schema>)[name],
  }));
  const content =
    answer || media !== 'application/json'
      ? { content: { [media]: { schema: answer ?? { type: 'string' } } } }
      : {};
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { content: { 'application/json': { schema: jsonSchema(body) } } } }),
    responses: {
      [status]: { description: 'Done', ...content },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    },
  };
}
