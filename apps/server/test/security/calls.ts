import { readdirSync } from 'node:fs';
import { type Call, callUrl } from '@pratik/contract/call';
import { z } from 'zod';

const contract = new URL('../../../../packages/contract/src/', import.meta.url);
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Imports all contract files and returns every call that they declare. */
export const readCalls = async (): Promise<readonly Call[]> => {
  const modules = await Promise.all(
    readdirSync(contract)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file): Promise<Record<string, unknown>> => import(new URL(file, contract).href)),
  );
  const calls = modules.flatMap(Object.values).filter(isCall);
  return [...new Map(calls.map((call) => [callUrl(call), call])).values()];
};

type Schema = { properties?: Record<string, Schema> } & Record<string, unknown>;

const namesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf, oneOf, allOf } = schema as Schema;
  return [
    ...Object.keys(properties),
    ...[Object.values(properties), items, anyOf, oneOf, allOf].flatMap(namesIn),
  ];
};

/** Returns whether the input of a call contains an id, such as `id`, `cardId` or `userIds`. */
export const takesAnId = ({ body, query }: Call): boolean =>
  [body, query]
    .flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    .some((name) => /^ids?$|Ids?$/.test(name));
