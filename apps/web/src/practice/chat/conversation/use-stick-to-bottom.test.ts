import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const paneOf = (scrollHeight: number) => {
  const pane = document.createElement('div');
  Object.defineProperty(pane, 'scrollHeight', { value: scrollHeight, writable: true });
  return pane as HTMLDivElement & { scrollHeight: number };
};

test('conversation page › scrolls to the retry button when the last message could not be sent', () => {
  const current = paneOf(500);
  const ref = { current };
  const { rerender, result } = renderHook((marks) => useStickToBottom(ref, marks), {
    initialProps: { added: '1', grown: 'sending', own: 'a' },
  });
  expect(current.scrollTop).toBe(500);
  Object.assign(current, { scrollHeight: 620 });
  rerender({ added: '1', grown: 'failed', own: 'a' });
  expect(current.scrollTop).toBe(620);
  expect(result.current.hasNew).toBe(false);
});
