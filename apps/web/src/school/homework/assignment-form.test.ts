import type { AssignmentDetails } from '@pratik/contract/homework';
import { expect, it } from 'vitest';
import { emptyAssignment, toFields, toForm } from './assignment-form.ts';

const stored: AssignmentDetails = {
  id: '0190a0f0-0000-7000-8000-000000000001',
  classId: '0190a0f0-0000-7000-8000-000000000002',
  kind: 'chat',
  itemId: null,
  title: null,
  amount: 10,
  leastPercent: null,
  note: 'Selam',
  opensAt: new Date(2026, 8, 5).toISOString(),
  dueAt: new Date(2026, 8, 12, 23, 59).toISOString(),
  revision: 3,
  learnerIds: null,
  createdBy: null,
};

it('form for new homework › opens the homework today and ends it one week later, also across the end of a month', () => {
  expect(emptyAssignment(new Date(2026, 8, 27, 22, 30))).toMatchObject({
    opensOn: '2026-09-27',
    dueOn: '2026-10-04',
    learnerIds: null,
  });
});

it('homework form › keeps every field when stored homework is converted to form values and back', () => {
  const { amount, leastPercent, note, opensAt, dueAt, learnerIds } = stored;
  expect(toFields(toForm(stored))).toEqual({ amount, leastPercent, note, opensAt, dueAt, learnerIds });
});

it('homework form › sends no amount for a reading text, and null for an empty number field', () => {
  const form = { ...toForm(stored), amount: '10' };
  expect(toFields({ ...form, kind: 'reading' }).amount).toBeNull();
  expect(toFields({ ...form, amount: '' }).amount).toBeNull();
});
