import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayInput } from './day-input.tsx';

const given: string[] = [];

const Days = () => {
  const [day, setDay] = useState('2026-09-05');
  return (
    <>
      <DayInput
        label="Başlangıç"
        value={day}
        latest="2026-09-30"
        onChange={(next) => {
          given.push(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('2026-09-01')}>
        geri
      </button>
    </>
  );
};

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  given.length = 0;
  user = userEvent.setup();
  render(<Days />);
});
afterEach(() => void Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'));
const field = () => screen.getByLabelText('Başlangıç');

it('date field › reports a typed date when it is complete, and formats it when the field loses the focus', async () => {
  expect(field()).toHaveValue('05.09.2026');
  await user.clear(field());
  expect(given).toEqual(['']);
  await user.type(field(), '7.9.202');
  expect(given).toEqual(['']);
  expect(field()).toBeValid();
  await user.type(field(), '6');
  expect(given).toEqual(['', '2026-09-07']);
  expect(field()).toHaveValue('7.9.2026');
  await user.tab();
  expect(field()).toHaveValue('07.09.2026');
});

it('date field › shows an error for an invalid date, and clears its value when the field loses the focus', async () => {
  await user.clear(field());
  await user.type(field(), '31.02.2026');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Günü 05.09.2026 gibi yazın.');
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('31.02.2026');
  await user.clear(field());
  await user.type(field(), '01102026{Enter}');
  expect(field()).toHaveAccessibleDescription('En geç 30.09.2026 olabilir.');
  expect(given).toEqual(['']);
  await user.clear(field());
  await user.type(field(), '30092026{Enter}');
  expect(field()).toHaveValue('30.09.2026');
  expect(given).toEqual(['', '2026-09-30']);
});

it('date field › shows a date that the page sets, and opens the browser’s calendar on request', async () => {
  await user.click(screen.getByRole('button', { name: 'geri' }));
  expect(field()).toHaveValue('01.09.2026');
  const show = vi.fn();
  HTMLInputElement.prototype.showPicker = show;
  await user.click(screen.getByRole('button', { name: 'Takvimden seç: Başlangıç' }));
  expect(show).toHaveBeenCalledOnce();
});
