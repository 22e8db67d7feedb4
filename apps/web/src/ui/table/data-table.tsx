import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTable } from '@tanstack/react-table';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { formatTotal } from '../../lib/language/format.ts';
import { Delayed } from '../feedback/delayed.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { radius } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';
import { gridOf, scrollStyles, tableStyles } from './data-table.styles.ts';
import type { DataTableProps } from './data-table.types.ts';
import { ColumnMenu } from './data-table-columns.tsx';
import { TableKeys } from './data-table-keys.tsx';
import { actionsColumn, features, selectColumn, toColumnDef } from './data-table-model.tsx';
import { Pager } from './data-table-pager.tsx';
import { cardRoles, DataTableBody, DataTableHead } from './data-table-rows.tsx';
import { SelectionBar } from './data-table-selection.tsx';
import { SortSelect } from './data-table-sort.tsx';

export type { DataColumn, DataTableProps, Sort } from './data-table.types.ts';

const noRows: readonly never[] = [];

/**
 * Shows a list that the server pages, sorts and filters. The list is a table on a wide screen and cards on a narrow
 * screen.
 * The component stores only which columns are visible. The caller controls page, page size, sort order and
 * selection.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const t = useUiText();
  const { columns, rows, rowActions, selected, onSelectedChange, rowName } = props;
  const selectable = selected !== undefined && onSelectedChange !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const [visibility, setVisibility] = useState(() => initialVisibility(columns));

  const definitions = useMemo(
    () => [
      ...(selectable
        ? [selectColumn<Row>({ all: t('selectAll'), one: (name) => t('selectRow', { name }) }, rowName)]
        : []),
      ...columns.map((column) => toColumnDef(column)),
      ...(rowActions ? [actionsColumn<Row>(t('actions'), rowActions)] : []),
    ],
    [columns, rowActions, selectable, rowName, t],
  );
  const rowSelection = useMemo(
    () => Object.fromEntries((selected ?? []).map((id) => [id, true as const])),
    [selected],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: (rows ?? noRows) as readonly (Row & object)[],
    getRowId: props.rowId,
    manualPagination: true,
    manualSorting: true,
    rowCount: props.total,
    state: {
      columnVisibility: visibility,
      rowSelection,
      pagination: { pageIndex: props.page, pageSize: props.size },
      sorting: props.sort ? [{ id: props.sort.id, desc: props.sort.order === 'desc' }] : [],
    },
    onColumnVisibilityChange: setVisibility,
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      onSelectedChange?.(Object.keys(next).filter((id) => next[id]));
    },
  });

  if (props.error && rows === undefined) {
    return <LoadError error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />;
  }
  const grid = gridOf(
    columns.filter(({ id }) => visibility[id] !== false),
    { select: selectable, actions: rowActions ? (props.actionsWidth ?? 3) : 0 },
  );
  const pageSelected = (rows ?? []).every((row) => rowSelection[props.rowId(row)]);
  const isEmpty = rows !== undefined && rows.length === 0;
  return (
    <Paper
      ref={frame}
      variant="outlined"
      // `clip` cuts off the corners but, unlike `hidden`, lets the table head stay visible while the page scrolls.
      sx={{ borderRadius: radius.card, overflow: 'clip', containerType: 'inline-size' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 1,
          px: 1.5,
          py: 1.25,
          alignItems: 'center',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            flex: { xs: '1 1 100%', sm: '1 1 16rem' },
            alignItems: 'center',
          }}
        >
          {props.toolbar}
        </Box>
        {rows === undefined ? null : (
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('total', { total: formatTotal(props.total, props.totalCapped) })}
          </Box>
        )}
        <SortSelect columns={columns} sort={props.sort} onSortChange={props.onSortChange} />
        <ColumnMenu columns={columns} visibility={visibility} onChange={setVisibility} />
        <TableKeys frame={frame} selectable={selectable} />
      </Box>
      {selectable && selected.length > 0 ? (
        <SelectionBar
          count={selected.length}
          onClear={() => onSelectedChange([])}
          selectMatching={pageSelected && selected.length < props.total ? props.selectMatching : null}
        >
          {props.bulkActions}
        </SelectionBar>
      ) : null}
      {props.error ? (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadError error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
        </Box>
      ) : null}
      <Box sx={{ height: 3 }}>
        {props.loading && rows !== undefined ? (
          <LinearProgress sx={{ height: 3 }} aria-label={t('loading')} />
        ) : null}
      </Box>
      {rows === undefined ? <RowSkeletons count={Math.min(props.size, 20)} /> : null}
      {isEmpty ? props.empty : null}
      {rows !== undefined && !isEmpty ? (
        <Box
          sx={[scrollStyles(grid.least), tableStyles] as SxProps<Theme>}
          style={{ '--columns': grid.template } as CSSProperties}
          data-loading={props.loading ? '' : undefined}
        >
          <table {...cardRoles.table} aria-label={props.label} aria-busy={props.loading ?? false}>
            <DataTableHead
              table={table}
              columns={columns}
              sort={props.sort}
              onSortChange={props.onSortChange}
            />
            <DataTableBody table={table} columns={columns} />
          </table>
        </Box>
      ) : null}
      {rows !== undefined && props.total > 0 ? <Pager {...props} shown={rows.length} /> : null}
    </Paper>
  );
};

const initialVisibility = (
  columns: readonly { id: string; hiddenAtFirst?: boolean }[],
): Record<string, boolean> =>
  Object.fromEntries(columns.filter((column) => column.hiddenAtFirst).map((column) => [column.id, false]));

const RowSkeletons = ({ count }: { count: number }) => {
  const t = useUiText();
  return (
    <Box
      aria-busy="true"
      aria-label={t('loading')}
      role="status"
      sx={{ px: 2, pb: 2, minHeight: `${count * 2.3}rem` }}
    >
      <Delayed>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <Skeleton key={row} height="2.3rem" />
        ))}
      </Delayed>
    </Box>
  );
};
