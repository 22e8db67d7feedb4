import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchInput } from './search-input.tsx';

const searched: [string, boolean][] = [];

const Search = () => {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchInput
        label="Ad"
        value={value}
        onSearch={(text, continued) => {
          searched.push([text, continued]);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        temizle
      </button>
    </>
  );
};

const type = (text: string) => fireEvent.change(screen.getByLabelText('Ad'), { target: { value: text } });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  searched.length = 0;
  render(<Search />);
  fireEvent.focus(screen.getByLabelText('Ad'));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('search field', () => {
  it('searches once when the user stops typing, and marks later searches as continuations until the field loses the focus', () => {
    type('ı');
    wait(200);
    type('ış');
    wait(299);
    expect(searched).toEqual([]);
    wait(1);
    expect(searched).toEqual([['ış', false]]);
    type('ışı');
    wait(300);
    expect(searched.at(-1)).toEqual(['ışı', true]);
    fireEvent.blur(screen.getByLabelText('Ad'));
    fireEvent.focus(screen.getByLabelText('Ad'));
    type('');
    wait(300);
    expect(searched.at(-1)).toEqual(['', false]);
  });

  it('searches immediately on Enter, and does not search again after the delay', () => {
    type('ışık');
    fireEvent.keyDown(screen.getByLabelText('Ad'), { key: 'Enter' });
    expect(searched).toEqual([['ışık', false]]);
    fireEvent.click(screen.getByText('temizle'));
    expect(screen.getByLabelText('Ad')).toHaveValue('');
    wait(1_000);
    expect(searched).toEqual([['ışık', false]]);
  });
});
