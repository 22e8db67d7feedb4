import Box from '@mui/material/Box';
import { formatNumber } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';

/** Shows the numbers of registered and active users. */
export const UsersCard = ({ users }: Pick<AdminDay, 'users'>) => {
  const t = useAdminText();
  return (
    <Card
      title={t('users')}
      actions={
        <>
          <TextLink to="/pages/class-list">{t('classes')}</TextLink>
          <TextLink to="/pages/audit-log">{t('auditLog')}</TextLink>
          <TextLink to="/pages/user-list">{t('allUsers')}</TextLink>
        </>
      }
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        <Figure label={t('activeToday')} value={users.activeToday} />
        <Figure label={t('activeThisWeek')} value={users.activeThisWeek} />
        <Figure label={t('usersTotal')} value={users.total} />
      </Box>
    </Card>
  );
};

const Figure = ({ label, value }: { label: string; value: number }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, typography: 'stat', lineHeight: 1.15, letterSpacing: '-0.03em' }}>
      {formatNumber(value)}
    </Box>
  </Box>
);
