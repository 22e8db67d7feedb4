/**
 * Collects the hashed features of one decision. One object is reused for all decisions, so that no memory is
 * allocated.
 */
export class Features {
  readonly ids = new Int32Array(96);
  size = 0;
  #seed = 0;

  begin(seed: number): void {
    this.size = 0;
    this.#seed = seed;
    this.add(1);
  }

  /** Always takes five values, because a loop over an array of values would allocate memory. */
  add(template: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    let hash = Math.imul(this.#seed + template, 0x9e3779b1) ^ a;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ b;
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ c;
    hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f) ^ d;
    hash = Math.imul(hash ^ (hash >>> 15), 0x165667b1) ^ e;
    hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca77);
    hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae3d);
    if (this.size < this.ids.length) this.ids[this.size++] = hash ^ (hash >>> 15);
  }
}
