import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../lib/api/query-client.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { Card } from '../ui/layout/card.tsx';
import { listOwnClasses } from './light-calls.ts';
import { useMoreText } from './more.texts.ts';

/**
 * Shows the user’s classes: a link to each class that the user teaches, and the names of the classes in which the
 * user learns. Users without a class do not see this card.
 */
export const ClassesCard = () => {
  const t = useMoreText();
  const { data } = useQuery(callQuery(listOwnClasses, {}));
  if (!data || data.teaching.length + data.learning.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Card title={t('classes')}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {data.teaching.map(({ id, code, name, term, learners }) => (
            <Box component="li" key={id}>
              <TextLink to={`/pages/class/${id}`}>{`${code} · ${name}`}</TextLink>
              <Facts facts={[term, t('classLearners', { count: learners })]} />
            </Box>
          ))}
          {data.learning.map(({ id, code, name, term, teachers }) => (
            <Box component="li" key={id}>
              {`${code} · ${name}`}
              <Facts
                facts={[
                  term,
                  teachers.length > 0 ? t('classTeachers', { names: teachers.join(', ') }) : null,
                ]}
              />
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
};

const Facts = ({ facts }: { facts: readonly (string | null)[] }) => (
  <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
    {facts.filter((fact) => fact !== null).join(' · ')}
  </Box>
);
