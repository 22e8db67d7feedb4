/** Returns a generator of pseudo-random numbers from 0 to 1 (Park–Miller): the same seed gives the same numbers. */
export const randomNumbers = (seed: number): (() => number) => {
  let state = (Math.abs(Math.floor(seed)) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
