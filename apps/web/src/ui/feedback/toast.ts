type ToastOptions = {
  /** Is called when the user presses “Geri al” (“Undo”), which the toast offers for eight seconds. */
  undo?: () => void;
  /** Button that replaces the undo button. The toast then stays until the user presses it or closes the toast. */
  action?: { readonly label: string; readonly run: () => void };
  /** Is called when the toast disappears, unless the user has pressed undo. */
  onGone?: () => void;
  /** Is called when the user closes the toast. */
  onClosed?: () => void;
};
export type Toast = ToastOptions & { readonly id: number; readonly text: string; readonly duration: number };

const shownFor = 6_000;
const undoFor = 8_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const durationOf = ({ undo, action }: ToastOptions): number =>
  action ? Number.POSITIVE_INFINITY : undo ? undoFor : shownFor;

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows a success message or a neutral message in the status region. Errors are not shown as toasts, but beside the
 * element that caused them.
 */
export const showToast = (text: string, options: ToastOptions = {}): void => {
  const toast = { ...options, id: nextId, text, duration: durationOf(options) };
  nextId += 1;
  for (const earlier of toasts.slice(0, -2)) removeToast(earlier);
  change([...toasts, toast]);
};

export const removeToast = (toast: Toast): void => {
  if (!toasts.includes(toast)) return;
  change(toasts.filter((other) => other !== toast));
  toast.onGone?.();
};

export const closeToast = (toast: Toast): void => {
  removeToast(toast);
  toast.onClosed?.();
};

export const undoToast = (toast: Toast): void => {
  change(toasts.filter((other) => other !== toast));
  toast.undo?.();
};

export const takeToast = (toast: Toast): void => {
  removeToast(toast);
  toast.action?.run();
};

export const shownToasts = (): readonly Toast[] => toasts;

/**
 * Removes all toasts without calling their callbacks. Only tests call this function, because all tests share one
 * page.
 */
export const forgetToasts = (): void => change([]);
