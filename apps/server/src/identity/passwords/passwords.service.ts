import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fieldProblem } from '../../platform/http/problem.ts';
import { isCommonPassword } from './common-password.ts';

const file = new URL('common-words.txt.br', import.meta.url);
const decompress = promisify(brotliDecompress);

let loading: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen, and kept: some 24,000 words. Made by scripts/common-words.mjs. */
const commonWords = (): Promise<ReadonlySet<string>> => {
  loading ??= readFile(file)
    .then(decompress)
    .then((text) => new Set(text.toString('utf8').split('\n')));
  return loading;
};

const tooCommon =
  'Bu şifre çok bilinen şifrelerden biri ve kolayca tahmin edilir; birkaç sözcükten oluşan başka bir şifre seçin';

/** What is wrong with a password that is long enough; undefined: nothing is known against it. */
export const passwordFault = async (password: string): Promise<string | undefined> =>
  isCommonPassword(password, await commonWords()) ? tooCommon : undefined;

/** @param pointer the password's place in the body @throws Problem `validation` */
export const refuseCommonPassword = async (password: string, pointer: string): Promise<void> => {
  const fault = await passwordFault(password);
  if (fault !== undefined) throw fieldProblem(pointer, fault);
};
