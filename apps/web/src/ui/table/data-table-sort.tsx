import Box from '@mui/material/Box';
import { SelectInput } from '../form/native-choice.tsx';
import { useUiText } from '../ui.texts.ts';
import { cardsBelow } from './data-table.styles.ts';
import type { DataColumn, Sort } from './data-table.types.ts';

type SortSelectProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
};

/** Sort menu for narrow screens, where the column headers are hidden. */
export const SortSelect = <Row,>({ columns, sort, onSortChange }: SortSelectProps<Row>) => {
  const t = useUiText();
  if (!sort || !onSortChange) return null;
  const options = columns
    .filter((column) => column.sortable)
    .flatMap(({ id, header }) => [
      { value: `${id} asc`, label: t('sortAscending', { column: header }) },
      { value: `${id} desc`, label: t('sortDescending', { column: header }) },
    ]);
  const choose = (value: string) => {
    const [id = '', order] = value.split(' ');
    onSortChange({ id, order: order === 'desc' ? 'desc' : 'asc' });
  };
  return (
    <Box sx={{ flex: '1 1 10rem', [`@media (min-width: ${cardsBelow}px)`]: { display: 'none' } }}>
      <SelectInput
        label={t('sortBy')}
        value={`${sort.id} ${sort.order}`}
        options={options}
        onChange={choose}
      />
    </Box>
  );
};
