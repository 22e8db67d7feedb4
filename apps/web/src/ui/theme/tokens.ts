/**
 * The corner radii of the design: `small` for highlighted text, `control` for fields and buttons, `card` for cards,
 * and `round` for pills and circles.
 */
export const radius = { small: '4px', control: '10px', card: '16px', round: '999px' } as const;

/** The height of the top bar, which stays visible while the page scrolls. */
export const topBarHeight = '4.143rem';

/** The font weights of the design. */
export const weight = { regular: 400, medium: 550, semibold: 620, bold: 700 } as const;
