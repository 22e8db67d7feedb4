import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const bounds = { delimiter: ';', mostRows: 100, mostColumns: 10, mostLetters: 1000 };
const read = (text: string, more: Partial<typeof bounds> = {}) => readCsv(text, { ...bounds, ...more });

describe('CSV reader', () => {
  test.each<[string, string[][]]>([
    ['', []],
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;\n;b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a;', [['a', '']]],
    ['\n\na', [[''], [''], ['a']]],
    ['"a;b";"c\nd"\ne', [['a;b', 'c\nd'], ['e']]],
    ['"a ""b""";c', [['a "b"', 'c']]],
    ['"a" ;b', [['a', 'b']]],
    ['a "b" c;d', [['a "b" c', 'd']]],
    ['"a"b;c";d', [['a"b;c', 'd']]],
    ['"a;b\nc', [['a;b\nc']]],
    ['""', [['']]],
    ['"""', [['"']]],
  ])('reads %j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('reads the rows that a CSV library has written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', ',', '"', '\n', ' ', 'ş') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        expect(read(Papa.unparse(rows, { delimiter: ';', newline: '\r\n' }))).toEqual(rows);
      }),
    );
  });

  test('stops at the maximum number of rows, columns and characters per cell', () => {
    expect(read('a;b;c\n'.repeat(1000), { mostRows: 2, mostColumns: 2 })).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(read(`${'x'.repeat(50)};"${'""'.repeat(50)}"`, { mostLetters: 3 })).toEqual([['xxx', '"""']]);
  });

  test.each([
    ['quotes', '"'],
    ['quotes and letters', '"a'],
    ['quotes and spaces', '" '],
    ['quoted cells that are not closed', '\n"a;'],
    ['cells', ';'],
  ])('needs a time proportional to the length of a text with many %s', (_, part) => {
    const steps = (count: number) => {
      let looked = 0;
      const text = new String(part.repeat(count));
      const counted = new Proxy(text, {
        get: (target, key) => {
          if (key === 'indexOf')
            return (sign: string, from: number) => {
              const found = target.indexOf(sign, from);
              looked += (found < 0 ? target.length : found) - from + 1;
              return found;
            };
          const value = Reflect.get(target, key, target) as unknown;
          if (typeof key === 'string' && /^\d+$/.test(key)) looked += 1;
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      readCsv(counted as unknown as string, { ...bounds, mostRows: count * 2 });
      return looked;
    };
    expect(steps(4000)).toBeLessThan(4.1 * steps(1000) + 100);
  });
});
