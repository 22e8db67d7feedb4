import {
  type UnitFields,
  type UnitItem,
  type UnitItemKind,
  unitItemFields,
} from '@pratik/contract/unit-editing';
import { useMemo, useState } from 'react';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { idsOf, itemFieldNames } from './unit-form.ts';
import { useNamedItems } from './units.api.ts';
import { useUnitsText } from './units.texts.ts';

export type ItemNames = ReturnType<typeof useItemNames>;

const keyOf = ({ kind, id }: { kind: UnitItemKind; id: string }): string => `${kind}/${id}`;

/** Provides the names of the items in the given versions of a unit and of the items chosen on this page. */
export const useItemNames = (versions: readonly Partial<UnitFields>[]) => {
  const t = useUnitsText();
  const say = useBilingual();
  const [picked, setPicked] = useState<readonly UnitItem[]>([]);
  const refs = versions.flatMap((fields) =>
    itemFieldNames.flatMap((field) =>
      idsOf(fields, field).map((id) => ({ kind: unitItemFields[field], id })),
    ),
  );
  const asked = [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
  const { data, error, refetch, isLoading } = useNamedItems(asked);
  const known = useMemo(
    () => new Map([...(data?.items ?? []), ...picked].map((item) => [keyOf(item), item])),
    [data, picked],
  );
  /** Returns the name of an item: a word with its meaning, or a title. */
  const nameOf = ({ title, meaning }: UnitItem): string =>
    meaning === null ? say(title) : t('wordName', { word: title.en, meaning });
  return {
    nameOf,
    /** Returns the name of a chosen item, or its id while the name is loading or unknown. */
    name: (kind: UnitItemKind, id: string): string => {
      const item = known.get(keyOf({ kind, id }));
      if (!item) return id;
      return item.state === 'published' ? nameOf(item) : t('unpublished', { name: nameOf(item) });
    },
    add: (item: UnitItem) => setPicked((items) => [...items, item]),
    loading: isLoading,
    error,
    retry: () => void refetch(),
  };
};
