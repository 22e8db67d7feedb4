import type { Role, UserStatus } from '@pratik/contract/user';
import type { ListedUser } from '@pratik/contract/users';
import { DateTime } from 'luxon';
import { csvLines } from '../../platform/csv/csv.ts';

type Words = {
  fileName: string;
  header: readonly string[];
  roles: Record<Role, string>;
  statuses: Record<UserStatus, string>;
};

/**
 * Column titles and cell values of the CSV file in the administrator’s language. The import accepts files in
 * Turkish and in English.
 */
export const usersCsvWords: Record<'tr' | 'en', Words> = {
  tr: {
    fileName: 'kullanicilar',
    header: [
      'Ad',
      'Soyad',
      'E-posta',
      'Rol',
      'Durum',
      'Seviye',
      'Kayıt tarihi',
      'Son etkinlik',
      'Bu hafta (dk)',
    ],
    roles: { user: 'Öğrenci', admin: 'Yönetici' },
    statuses: { active: 'Etkin', invited: 'Davetli', disabled: 'Kapalı' },
  },
  en: {
    fileName: 'users',
    header: [
      'Name',
      'Surname',
      'E-mail',
      'Role',
      'Status',
      'Level',
      'Registered',
      'Last active',
      'This week (min)',
    ],
    roles: { user: 'Learner', admin: 'Administrator' },
    statuses: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  },
};

/** Yields users as CSV lines after a header line. Timestamps use the instance’s time zone. */
export async function* usersAsCsv(
  batches: AsyncIterable<readonly ListedUser[]>,
  timeZone: string,
  language: 'tr' | 'en',
): AsyncGenerator<string> {
  const instant = (text: string | null) =>
    text === null ? '' : DateTime.fromISO(text, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm');
  const { header, roles, statuses } = usersCsvWords[language];
  yield csvLines([header]);
  for await (const users of batches) {
    yield csvLines(
      users.map((user) => [
        user.name,
        user.surname,
        user.email,
        roles[user.role],
        statuses[user.status],
        user.levelId ?? '',
        instant(user.createdAt),
        instant(user.lastActiveAt),
        String(Math.round(user.minutesThisWeek)),
      ]),
    );
  }
}
