import { coded } from '@pratik/contract/error-codes';
import type { FieldError } from '@pratik/contract/problems';
import {
  type UnitFields,
  type UnitItemField,
  type UnitItemKind,
  unitItemFields,
} from '@pratik/contract/unit-editing';

export type ItemOfLevel = { kind: UnitItemKind; id: string; levelId: string | null };
type NamedItem = { kind: UnitItemKind; id: string; pointer: string };

/** Returns the items that a unit names, each with the JSON Pointer of its place in the request. */
export const namedItems = (fields: UnitFields): NamedItem[] =>
  (Object.keys(unitItemFields) as UnitItemField[]).flatMap((field) => {
    const kind = unitItemFields[field];
    const value = fields[field];
    return Array.isArray(value)
      ? value.map((id, index) => ({ kind, id, pointer: `/fields/${field}/${index}` }))
      : value === null
        ? []
        : [{ kind, id: value, pointer: `/fields/${field}` }];
  });

/**
 * Returns a field error for each item that a unit names twice, that does not exist, or that is of another level.
 * @param existing the existing items among the named items
 * @param levels the levels whose items the unit can name
 */
export const itemErrors = (
  named: readonly NamedItem[],
  existing: readonly ItemOfLevel[],
  levels: readonly string[],
): FieldError[] => {
  const levelOf = new Map(existing.map((item) => [keyOf(item), item.levelId]));
  return named.flatMap((item, index) => {
    const key = keyOf(item);
    const { pointer } = item;
    if (named.slice(0, index).some((other) => keyOf(other) === key))
      return [{ pointer, ...coded('written-twice') }];
    const level = levelOf.get(key);
    if (level === undefined) return [{ pointer, ...coded('unit-item-unknown') }];
    return level !== null && levels.includes(level) ? [] : [{ pointer, ...coded('unit-item-elsewhere') }];
  });
};

const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;
