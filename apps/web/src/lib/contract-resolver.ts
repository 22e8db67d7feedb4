import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { englishFaults } from './contract-resolver.en.ts';
import { getLanguage } from './i18n.ts';

/**
 * Validates a form with the contract’s schema. The contract’s Turkish messages are translated when the interface is
 * English.
 */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => {
  const resolve = zodResolver(schema) as Resolver<Input, unknown, Output>;
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    if (getLanguage() === 'en') translate(result.errors);
    return result;
  };
};

const translate = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return;
  if ('message' in node && typeof node.message === 'string') {
    node.message = englishFaults[node.message] ?? node.message;
    return;
  }
  for (const child of Object.values(node)) translate(child);
};
