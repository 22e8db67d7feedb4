import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Side, useSwipe } from './use-swipe.ts';

const Card = ({ enabled = true, onSwipe }: { enabled?: boolean; onSwipe: (side: Side) => void }) => {
  const { side, offset, handlers } = useSwipe({ enabled, onSwipe });
  return (
    <div data-testid="card" data-side={side ?? 'none'} data-offset={offset} {...handlers}>
      card
    </div>
  );
};

const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true };
const open = (enabled = true) => {
  const onSwipe = vi.fn();
  render(<Card enabled={enabled} onSwipe={onSwipe} />);
  const card = screen.getByTestId('card');
  return {
    onSwipe,
    card,
    down: (over: object = {}) =>
      fireEvent.pointerDown(card, { ...finger, clientX: 200, clientY: 100, ...over }),
    move: (x: number, y = 100) => fireEvent.pointerMove(card, { ...finger, clientX: x, clientY: y }),
    up: () => fireEvent.pointerUp(card, finger),
  };
};

const vibrate = vi.fn(() => true);
afterEach(() => {
  vibrate.mockClear();
  vi.unstubAllGlobals();
});

describe('swipe gesture', () => {
  it.each([
    [320, 'right'],
    [80, 'left'],
  ] as const)('triggers its action on release when the finger has moved to x = %i: %s', (x, side) => {
    const { down, move, up, card, onSwipe } = open();
    down();
    move(200 + Math.sign(x - 200) * 20);
    move(x);
    expect(card.dataset.side).toBe(side);
    expect(onSwipe).not.toHaveBeenCalled();
    up();
    expect(onSwipe.mock.calls).toEqual([[side]]);
    expect(card.dataset.offset).toBe('0');
  });

  it('vibrates once when the finger has moved far enough', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { down, move, up } = open();
    down();
    move(230);
    expect(vibrate).not.toHaveBeenCalled();
    move(290);
    move(310);
    up();
    expect(vibrate.mock.calls).toEqual([[10]]);
  });

  it('has no effect after a short or a vertical movement, or when the system cancels it', () => {
    const { down, move, up, card, onSwipe } = open();
    down();
    move(250);
    up();
    down();
    move(205, 160);
    move(400, 160);
    up();
    down();
    move(320);
    fireEvent.pointerCancel(card, finger);
    up();
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('has no effect with a mouse or with a second finger', () => {
    const { down, move, up, onSwipe } = open();
    for (const over of [{ pointerType: 'mouse' }, { isPrimary: false }]) {
      down(over);
      move(320);
      up();
    }
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('has no effect while it is disabled', () => {
    const { down, move, up, onSwipe } = open(false);
    down();
    move(320);
    up();
    expect(onSwipe).not.toHaveBeenCalled();
  });
});
