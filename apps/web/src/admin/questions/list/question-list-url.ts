import { itemState } from '@pratik/contract/curriculum';
import { questionForms } from '@pratik/contract/question-form';
import { questionGroup, questionSort } from '@pratik/contract/question-list';

/** Default URL parameters of the question list. The first page is 1. */
export const questionListDefaults = {
  text: '',
  group: '',
  form: '',
  level: '',
  topic: '',
  state: '',
  flagged: '',
  sort: 'updatedAt',
  order: 'desc',
  page: '1',
  size: '20',
} as const;

export type QuestionListAddress = { readonly [Name in keyof typeof questionListDefaults]: string };

const filterNames = ['text', 'group', 'form', 'level', 'topic', 'state', 'flagged'] as const;
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<
  (typeof filterNames)[number],
  ''
>;

/** Returns the number of active filters. */
export const countFilters = (address: QuestionListAddress): number =>
  filterNames.filter((name) => address[name] !== '').length;

/** Converts the filters of the URL to server input. Invalid values are ignored. */
export const filterInput = (address: QuestionListAddress) => {
  const group = questionGroup.options.find((known) => known === address.group);
  const form = questionForms.find((known) => known === address.form);
  const state = itemState.options.find((known) => known === address.state);
  return {
    textFilter: address.text.slice(0, 120),
    ...(group ? { groupFilter: group } : {}),
    ...(form ? { formFilter: form } : {}),
    ...(state ? { stateFilter: state } : {}),
    ...(address.level ? { levelFilter: address.level.slice(0, 60) } : {}),
    ...(address.topic ? { topicFilter: address.topic.slice(0, 60) } : {}),
    ...(address.flagged === 'yes' ? { flagged: true } : {}),
  };
};

export const sortInput = (address: QuestionListAddress) => ({
  sort: questionSort.options.find((known) => known === address.sort) ?? ('updatedAt' as const),
  order: address.order === 'asc' ? ('asc' as const) : ('desc' as const),
});

export const pageInput = (address: QuestionListAddress) => ({
  page: wholeNumber(address.page, 1, 1_000_001, 1) - 1,
  size: wholeNumber(address.size, 1, 100, 20),
});

const wholeNumber = (text: string, least: number, most: number, usual: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
};
