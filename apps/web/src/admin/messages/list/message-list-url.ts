import { messageStates } from '@pratik/contract/feedback';
import { type listMessages, messageSource } from '@pratik/contract/message-process';
import type { InputFor } from '../../../lib/api/api-client.ts';

/** Default URL parameters of the message list. The first page is 1, and `states` is a list separated by commas. */
export const messageListDefaults = {
  states: '',
  user: '',
  source: '',
  from: '',
  to: '',
  disputed: '',
  sort: 'createdAt',
  order: 'desc',
  page: '1',
  size: '20',
} as const;

export type MessageListAddress = { readonly [Name in keyof typeof messageListDefaults]: string };

export const noFilters = { states: '', user: '', source: '', from: '', to: '', disputed: '' } as const;

export const countFilters = (address: MessageListAddress): number =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => address[name] !== '').length;

type ListInput = InputFor<typeof listMessages>;
const sorts = ['createdAt', 'finishedAt', 'durationMs', 'attempts'] as const;
const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the states selected in the URL, in their standard order. Ignores unknown states. */
export const chosenStates = (address: Pick<MessageListAddress, 'states'>) => {
  const named = address.states.split(',');
  return messageStates.filter((state) => named.includes(state));
};

/** Converts the filters in the URL to the input of the API call. */
export const messageFilter = (address: MessageListAddress) => {
  const source = messageSource.options.find((known) => known === address.source);
  return {
    states: chosenStates(address),
    userFilter: address.user.slice(0, 120),
    ...(source ? { source } : {}),
    ...(dayPattern.test(address.from) ? { from: address.from } : {}),
    ...(dayPattern.test(address.to) ? { to: address.to } : {}),
    ...(address.disputed === 'yes' ? { disputedOnly: true } : {}),
  };
};

/** Returns the complete server input for one page of the message list. */
export const listInput = (address: MessageListAddress) =>
  ({
    ...messageFilter(address),
    sort: sorts.find((known) => known === address.sort) ?? 'createdAt',
    order: address.order === 'asc' ? 'asc' : 'desc',
    page: wholeNumber(address.page, 1, 1_000_001, 1) - 1,
    size: wholeNumber(address.size, 1, 100, 20),
  }) satisfies ListInput;

const wholeNumber = (text: string, least: number, most: number, usual: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
};
