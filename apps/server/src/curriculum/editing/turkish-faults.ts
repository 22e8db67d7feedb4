import type { FieldError } from '@pratik/contract/problems';
import type { core } from 'zod';

type Issue = core.$ZodIssue;

const byFormat: Readonly<Record<string, string>> = {
  ipa: 'IPA harfleriyle, eğik çizgi koymadan yazın',
  word: 'Sözlük biçimini İngilizce harflerle yazın',
  tests: 'Küçük harf, rakam ve tire kullanın; boşluk bırakmayın',
  grammar: 'Küçük harf, rakam ve tire kullanın; boşluk bırakmayın',
};

/** Explains a zod issue to the user who fills in the form. */
export const faultText = (issue: Issue): string => {
  const field = String(issue.path.findLast((step) => typeof step === 'string') ?? '');
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return 'Bu alanı doldurun';
      if (issue.origin === 'array') return `En az ${issue.minimum} tane yazın`;
      return `En az ${issue.minimum} olmalı`;
    case 'too_big':
      if (issue.origin === 'string') return `En çok ${issue.maximum} karakter yazabilirsiniz`;
      if (issue.origin === 'array') return `En çok ${issue.maximum} tane yazabilirsiniz`;
      return `En çok ${issue.maximum} olmalı`;
    case 'invalid_value':
      return 'Listedekilerden birini seçin';
    case 'invalid_format':
      return byFormat[field] ?? 'Bu biçimde yazılamaz';
    case 'invalid_key':
      return 'Sözcük küçük harfle başlamalı';
    case 'unrecognized_keys':
      return `Tanınmayan alan: ${issue.keys.join(', ')}`;
    case 'custom':
      return issue.path[0] === 'words' ? 'En az, en çoktan küçük olmalı' : 'Bu değer kabul edilmiyor';
    default:
      return 'Bu alan eksik veya okunamadı';
  }
};

/** Converts zod issues to field errors. `rename` maps schema fields to form fields with other names. */
export const faultsOf = (
  issues: readonly Issue[],
  rename: (path: readonly PropertyKey[]) => readonly PropertyKey[] = (path) => path,
): FieldError[] =>
  issues.map((issue) => ({
    pointer: rename(issue.path)
      .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join(''),
    detail: faultText(issue),
  }));
