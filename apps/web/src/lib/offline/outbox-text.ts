import { persistText, readText, recallText } from '../storage/persisted-text.ts';
import type { OutboxItem, OutboxStorage } from './outbox.ts';

/**
 * Stores the items of an outbox as JSON, in this tab and on the device, so that they survive a reload and a closed
 * tab. Sign-out deletes them.
 */
export const textStorage = <Item extends OutboxItem>(
  key: string,
  isItem: (value: unknown) => value is Item,
): OutboxStorage<Item> => {
  const parse = (stored: string | null): readonly Item[] => {
    try {
      const items: unknown = JSON.parse(stored ?? '[]');
      return Array.isArray(items) ? items.filter(isItem) : [];
    } catch {
      return [];
    }
  };
  return {
    read: () => parse(readText(key)),
    recall: async () => parse(await recallText(key)),
    write: (items) => persistText(key, items.length === 0 ? null : JSON.stringify(items)),
  };
};

/** Whether the value is an object that has all of these properties with the given types. */
export const hasShape = (value: unknown, shape: Readonly<Record<string, 'string' | 'boolean'>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(shape).every(([key, type]) => typeof Reflect.get(value, key) === type);
