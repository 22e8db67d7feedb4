import type { Role, UserStatus } from '@pratik/contract/user';
import type { ListedUser } from '@pratik/contract/users';
import { DateTime } from 'luxon';
import { csvLines } from '../../platform/csv/csv.ts';

const header = [
  'Ad',
  'Soyad',
  'E-posta',
  'Rol',
  'Durum',
  'Seviye',
  'Kayıt tarihi',
  'Son etkinlik',
  'Bu hafta (dk)',
];
const roleNames: Record<Role, string> = { user: 'Öğrenci', admin: 'Yönetici' };
const statusNames: Record<UserStatus, string> = {
  active: 'Etkin',
  invited: 'Davetli',
  disabled: 'Kapalı',
};

/** Yields users as CSV lines, header first. Timestamps use the instance’s time zone. */
export async function* usersAsCsv(
  batches: AsyncIterable<readonly ListedUser[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const instant = (text: string | null) =>
    text === null ? '' : DateTime.fromISO(text, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm');
  yield csvLines([header]);
  for await (const users of batches) {
    yield csvLines(
      users.map((user) => [
        user.name,
        user.surname,
        user.email,
        roleNames[user.role],
        statusNames[user.status],
        user.levelId ?? '',
        instant(user.createdAt),
        instant(user.lastActiveAt),
        String(Math.round(user.minutesThisWeek)),
      ]),
    );
  }
}
