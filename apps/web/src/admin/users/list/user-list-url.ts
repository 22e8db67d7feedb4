import { roles, userStatus } from '@pratik/contract/user';
import { userActivity, userSort } from '@pratik/contract/users';

/** Default URL parameters of the user list. The first page is 1. */
export const userListDefaults = {
  search: '',
  name: '',
  surname: '',
  email: '',
  role: '',
  status: '',
  level: '',
  seen: '',
  sort: 'name',
  order: 'asc',
  page: '1',
  size: '20',
} as const;

export type UserListAddress = { readonly [Name in keyof typeof userListDefaults]: string };

const filterNames = ['search', 'name', 'surname', 'email', 'role', 'status', 'level', 'seen'] as const;
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<
  (typeof filterNames)[number],
  ''
>;

/** Returns the number of active filters. */
export const countFilters = (address: UserListAddress): number =>
  filterNames.filter((name) => address[name] !== '').length;

/** Converts the filters of the URL to server input. Invalid values are ignored. */
export const filterInput = (address: UserListAddress) => {
  const role = roles.find((known) => known === address.role);
  const status = userStatus.options.find((known) => known === address.status);
  const seen = userActivity.options.find((known) => known === address.seen);
  return {
    search: address.search.slice(0, 254),
    nameFilter: address.name.slice(0, 80),
    surnameFilter: address.surname.slice(0, 80),
    emailFilter: address.email.slice(0, 254),
    ...(role ? { roleFilter: role } : {}),
    ...(status ? { statusFilter: status } : {}),
    ...(seen ? { activityFilter: seen } : {}),
    ...(address.level ? { levelFilter: address.level.slice(0, 16) } : {}),
    sort: userSort.options.find((known) => known === address.sort) ?? 'name',
    order: address.order === 'desc' ? ('desc' as const) : ('asc' as const),
  };
};

export const pageInput = (address: UserListAddress) => ({
  page: wholeNumber(address.page, 1, 1_000_001, 1) - 1,
  size: wholeNumber(address.size, 1, 100, 20),
});

const wholeNumber = (text: string, least: number, most: number, usual: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
};
