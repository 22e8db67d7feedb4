import { classSort } from '@pratik/contract/classes';

/** Default URL parameters of the class list. The first page has the number 1. */
export const classListDefaults = {
  search: '',
  archived: '',
  sort: 'code',
  order: 'asc',
  page: '1',
  size: '20',
} as const;

type ClassListAddress = { readonly [Name in keyof typeof classListDefaults]: string };

/** Converts the URL parameters to the input of the API call. Invalid values are ignored. */
export const classListInput = (address: ClassListAddress) => ({
  search: address.search.slice(0, 80),
  archived: address.archived === 'yes',
  sort: classSort.options.find((known) => known === address.sort) ?? 'code',
  order: address.order === 'desc' ? ('desc' as const) : ('asc' as const),
  page: wholeNumber(address.page, 1, 1_000_001, 1) - 1,
  size: wholeNumber(address.size, 1, 100, 20),
});

const wholeNumber = (text: string, least: number, most: number, usual: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
};
