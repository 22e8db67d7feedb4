import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './users.en.ts';
import { tr } from './users.tr.ts';

export const { useText: useUsersText, text: usersText } = defineTexts('users', { tr, en });
export type UsersText = ReturnType<typeof useUsersText>;
