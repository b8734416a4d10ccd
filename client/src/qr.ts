/** A QR code of a link: bytes, medium error correction, versions 1 to 10 (213 bytes are enough for any link of ours). */

// Per version: error-correction bytes per block, then [number of blocks, data bytes per block] groups.
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const FORMAT_MEDIUM = 0b00;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = x;
  LOG[x] = i;
  x <<= 1;
  if (x & 0x100) x ^= 0x11d;
}
for (let i = 255; i < 512; i += 1) EXP[i] = EXP[i - 255] ?? 0;

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0;
}

/** The error-correction bytes of one block (Reed-Solomon over GF(256)). */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = [...generator, 0];
    generator.forEach((value, at) => {
      next[at + 1] = (next[at + 1] ?? 0) ^ times(value, EXP[i] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = rest[i] ?? 0;
    if (factor) generator.forEach((value, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(value, factor)));
  }
  return rest.slice(data.length);
}

function capacity(version: number): number {
  const [, ...groups] = BLOCKS[version - 1] ?? [0];
  return groups.reduce((sum, [blocks, size]) => sum + blocks * size, 0);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = capacity(version) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);

  const [count, ...groups] = BLOCKS[version - 1] ?? [0];
  const blocks: number[][] = [];
  let from = 0;
  for (const [number, size] of groups) {
    for (let i = 0; i < number; i += 1, from += size) blocks.push(data.slice(from, from + size));
  }
  const checks = blocks.map((block) => correction(block, count));
  const mixed: number[] = [];
  const longest = Math.max(...blocks.map((block) => block.length));
  for (let i = 0; i < longest; i += 1)
    for (const block of blocks) if (i < block.length) mixed.push(block[i] ?? 0);
  for (let i = 0; i < count; i += 1) for (const check of checks) mixed.push(check[i] ?? 0);
  return mixed;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly cells: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.cells = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  }

  get(x: number, y: number): boolean {
    return this.cells[y]?.[x] ?? false;
  }

  isFixed(x: number, y: number): boolean {
    return this.fixed[y]?.[x] ?? true;
  }

  set(x: number, y: number, dark: boolean, fixed = true): void {
    const row = this.cells[y];
    const flags = this.fixed[y];
    if (!row || !flags || x < 0 || x >= this.size) return;
    row[x] = dark;
    if (fixed) flags[x] = true;
  }
}

function checkBits(value: number, length: number, generator: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); rest && bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= generator << (bit - length);
  return (value << length) | rest;
}

function drawFixed(grid: Grid, version: number): void {
  const size = grid.size;
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (cx + dx >= 0 && cy + dy >= 0 && cx + dx < size && cy + dy < size)
          grid.set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  for (let i = 8; i < size - 8; i += 1) {
    grid.set(i, 6, i % 2 === 0);
    grid.set(6, i, i % 2 === 0);
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  for (const cy of centres) {
    for (const cx of centres) {
      if (grid.isFixed(cx, cy) && !(cx === 6 || cy === 6)) continue;
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cy === 6 && cx === size - 7)) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1)
          grid.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  if (version >= 7) {
    const bits = checkBits(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      grid.set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      grid.set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.size;
  const bits = checkBits((FORMAT_MEDIUM << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i += 1) grid.set(8, i, bit(i));
  grid.set(8, 7, bit(6));
  grid.set(8, 8, bit(7));
  grid.set(7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) grid.set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) grid.set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) grid.set(8, size - 15 + i, bit(i));
  grid.set(8, size - 8, true);
}

function drawData(grid: Grid, data: readonly number[], mask: number): void {
  const hidden = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y)) continue;
        const dark = (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        grid.set(x, y, dark !== hidden(x, y), false);
        at += 1;
      }
    }
  }
}

function penalty(grid: Grid): number {
  const size = grid.size;
  let sum = 0;
  let dark = 0;
  for (const turned of [false, true]) {
    for (let a = 0; a < size; a += 1) {
      let line = '';
      for (let b = 0; b < size; b += 1) line += (turned ? grid.get(a, b) : grid.get(b, a)) ? '1' : '0';
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const pattern of ['10111010000', '00001011101']) {
        for (let from = line.indexOf(pattern); from >= 0; from = line.indexOf(pattern, from + 1)) sum += 40;
      }
      if (!turned) dark += [...line].filter((each) => each === '1').length;
    }
  }
  for (let y = 0; y < size - 1; y += 1) {
    for (let x = 0; x < size - 1; x += 1) {
      const colour = grid.get(x, y);
      if (colour === grid.get(x + 1, y) && colour === grid.get(x, y + 1) && colour === grid.get(x + 1, y + 1))
        sum += 3;
    }
  }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

function drawn(version: number, data: readonly number[], mask: number): Grid {
  const grid = new Grid(17 + 4 * version);
  drawFixed(grid, version);
  drawFormat(grid, mask);
  drawData(grid, data, mask);
  return grid;
}

/** The rows of dark and light modules, without the quiet zone. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => capacity(i + 1) - (i + 1 < 10 ? 2 : 3) >= bytes.length) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const data = codewords(bytes, version);
  const tried = (mask === undefined ? MASKS.map((_, i) => i) : [mask]).map((each) =>
    drawn(version, data, each),
  );
  return tried.reduce((best, each) => (penalty(each) < penalty(best) ? each : best)).cells;
}

/** The dark modules as one SVG path, one unit each. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = qr(text);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
