import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type EditableLevel, type LevelSkill, levelSkills } from '@pratik/contract/level';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { newId } from '../../../lib/new-id.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { LevelForm, StatementForm } from '../level-form.ts';
import { skillName } from '../level-words.tsx';
import { useLevelsText } from '../levels.texts.ts';
import { useRestoredFocus } from '../list/use-restored-focus.ts';
import { StatementRow } from './statement-row.tsx';

type EditorProps = { level: EditableLevel; form: UseFormReturn<LevelForm> };

/** Can-do statements of the level, grouped by skill. Administrators can edit, move and retire statements. */
export const StatementsEditor = ({ level, form }: EditorProps) => {
  const t = useLevelsText();
  const { append, move, remove, update } = useFieldArray({
    control: form.control,
    name: 'canDo',
    keyName: 'key',
  });
  const statements = useWatch({ control: form.control, name: 'canDo' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** Key of the statement that was just added. Its first field receives the focus. */
  const [fresh, setFresh] = useState<string>();
  const show = (id: string, shown: boolean) =>
    setOpen((ids) => {
      if (ids.has(id) === shown) return ids;
      return new Set(shown ? [...ids, id] : [...ids].filter((one) => one !== id));
    });
  const keepFocus = useRestoredFocus(statements.map(({ id, retired }) => `${id} ${retired}`).join());
  const step = (id: string, way: -1 | 1, from: number, to: number | undefined) =>
    to === undefined
      ? undefined
      : () => {
          keepFocus(`${id} ${way}`, `${id} ${-way}`);
          move(from, to);
        };
  const known = new Map(level.canDo.map((statement) => [statement.id, statement]));

  const add = (skill: LevelSkill) => {
    const id = newId();
    show(id, true);
    setFresh(id);
    append({ id, skill, text: { tr: '', en: '' }, retired: false }, { shouldFocus: false });
  };

  return (
    <Card title={t('canDo')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('canDoLead')}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {levelSkills.map((skill) => {
          const places = placesOf(statements, skill);
          return (
            <Box key={skill} component="section" aria-label={skillName(t, skill)}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <Typography variant="h4" component="h3" sx={{ flex: 1 }}>
                  {skillName(t, skill)}
                </Typography>
                <Button
                  startIcon={<AddIcon />}
                  data-move={`add ${skill}`}
                  aria-label={t('addStatement', { skill: skillName(t, skill) })}
                  onClick={() => add(skill)}
                >
                  {t('addStatementShort')}
                </Button>
              </Box>
              {places.length === 0 ? (
                <Box sx={{ color: 'text.secondary' }}>{t('noStatements')}</Box>
              ) : (
                <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                  {places.map(({ statement, index }, place) => (
                    <StatementRow
                      key={statement.id}
                      levelId={level.id}
                      form={form}
                      index={index}
                      statement={statement}
                      known={known.get(statement.id)}
                      open={open.has(statement.id)}
                      onOpen={(shown) => show(statement.id, shown)}
                      fresh={statement.id === fresh}
                      onRetired={(retired) => {
                        keepFocus(`${statement.id} put-away`);
                        update(index, { ...statement, retired });
                      }}
                      onRemove={() => {
                        keepFocus(`add ${skill}`);
                        remove(index);
                      }}
                      up={step(statement.id, -1, index, neighbour(places, place, -1))}
                      down={step(statement.id, 1, index, neighbour(places, place, 1))}
                    />
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
};

type Place = { statement: StatementForm; index: number };

/**
 * Returns the statements of one skill, each with its position among all statements of the level. Retired statements
 * come last.
 */
const placesOf = (statements: readonly StatementForm[], skill: LevelSkill): Place[] =>
  statements
    .map((statement, index) => ({ statement, index }))
    .filter(({ statement }) => statement.skill === skill)
    .sort((a, b) => Number(a.statement.retired) - Number(b.statement.retired));

/**
 * Returns the position of the statement to swap with. Undefined if there is none or if one of the two statements is
 * retired.
 */
const neighbour = (places: readonly Place[], place: number, way: -1 | 1): number | undefined => {
  const one = places[place];
  const other = places[place + way];
  return one && other && !one.statement.retired && !other.statement.retired ? other.index : undefined;
};
