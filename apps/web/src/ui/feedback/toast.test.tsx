import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';
// The module is imported before the tests, because a lazy import would wait for the fake clock.
import './toast-cards.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const show = async (...toast: Parameters<typeof showToast>) => {
  render(<ToastRegion />);
  await act(async () => {
    showToast(...toast);
    await vi.advanceTimersByTimeAsync(0);
  });
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('toast › stays in the status region for six seconds', async () => {
  await show('Kaydedildi');
  expect(screen.getByRole('status')).toHaveTextContent('Kaydedildi');
  await pass(5_900);
  expect(screen.getByText('Kaydedildi')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByText('Kaydedildi')).not.toBeInTheDocument();
});

it('toast › offers an undo for eight seconds, and then runs the delayed action', async () => {
  const undo = vi.fn();
  const onGone = vi.fn();
  await show('Kapatıldı', { undo, onGone });
  await pass(7_900);
  expect(screen.getByRole('button', { name: 'Geri al' })).toBeInTheDocument();
  expect(onGone).not.toHaveBeenCalled();
  await pass(200);
  expect(onGone).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
});

it('toast › does not run the delayed action when the user presses undo', async () => {
  const undo = vi.fn();
  const onGone = vi.fn();
  await show('Kapatıldı', { undo, onGone });
  fireEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  await pass(9_000);
  expect(undo).toHaveBeenCalledOnce();
  expect(onGone).not.toHaveBeenCalled();
});

it('toast › stays visible while the pointer is over it', async () => {
  await show('Kaydedildi');
  fireEvent.mouseEnter(screen.getByText('Kaydedildi'));
  await pass(20_000);
  expect(screen.getByText('Kaydedildi')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByText('Kaydedildi'));
  await pass(6_100);
  expect(screen.queryByText('Kaydedildi')).not.toBeInTheDocument();
});

it('toast › stays visible while it has the focus, and disappears when the user presses its close button', async () => {
  const onClosed = vi.fn();
  await show('Kaydedildi', { onClosed });
  const close = screen.getByRole('button', { name: 'Kapat' });
  act(() => close.focus());
  await pass(20_000);
  expect(screen.getByText('Kaydedildi')).toBeInTheDocument();
  fireEvent.click(close);
  expect(screen.queryByText('Kaydedildi')).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
});

it('toast › disappears and runs the delayed action when three newer toasts appear', async () => {
  const onGone = vi.fn();
  await show('bir', { undo: () => undefined, onGone });
  await act(async () => {
    for (const text of ['iki', 'üç', 'dört']) showToast(text);
  });
  expect(screen.queryByText('bir')).not.toBeInTheDocument();
  expect(onGone).toHaveBeenCalledOnce();
  expect(['iki', 'üç', 'dört'].map((text) => screen.queryByText(text) !== null)).toEqual([true, true, true]);
});
