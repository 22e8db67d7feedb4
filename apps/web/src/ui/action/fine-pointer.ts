/** Whether the main input device is a mouse or a pen. If not, the device probably has no keyboard. */
export const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;
