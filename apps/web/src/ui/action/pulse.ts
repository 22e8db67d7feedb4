const pulseMs = 10;

/**
 * Vibrates the device briefly, as an answer to a touch. Has no effect if the browser cannot vibrate the device, or if
 * the user prefers reduced motion.
 */
export const pulse = (): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.(pulseMs);
};
