import { parseSync } from 'vite';

/** Matches the paths of modules that use calls and plain values of the API contract but none of its schemas. */
export const usesNoSchema =
  /apps\/web\/src\/((app|ui|progress|practice|curriculum|feedback|learner|voice)\/|lib\/(?!errors\/contract-resolver)|identity\/(?!(?:[a-z-]+\/)?[a-z-]+-page))/;

/**
 * Name of the object that replaces zod in the light copies of the API contract. `vite.config.ts` declares that a
 * call of this object has no side effects.
 */
export const lightSchema = 'lightSchema';

/**
 * Returns the source of a contract module with zod replaced by `lightSchema`. Each call definition keeps only the
 * properties that the browser reads. The bundler can omit every unused constant.
 */
export const lightSourceOf = (code: string): string => withPureConstants(withoutZod(code));

const withoutZod = (code: string): string =>
  code
    .replace("import { z } from 'zod'", `import { ${lightSchema} } from 'zod'`)
    .replaceAll(/(?<!\w|(?<!\.\.)\.)z(?=\s*\.)/g, lightSchema)
    .replaceAll(/= (get|post)\(\{\n(.*?)\n\}\);/gs, (_, method: string, properties: string) => {
      const used = properties.split('\n').filter((line) => /^ {2}(path|access|answerKind): /.test(line));
      return `= /* @__PURE__ */ ${method}({ ${used.join(' ')} });`;
    });

/**
 * Declares that the initial value of every constant has no side effects. Without this declaration, the bundler omits
 * only schemas that start with `lightSchema`. It keeps schemas that start with another schema, such as
 * `level.optional()`, and everything that these schemas use.
 */
const withPureConstants = (code: string): string => {
  const calculated = parseSync('contract.ts', code)
    .program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init && !hasNoEffect.has(init.type) ? [init] : []))
    .filter(({ start }) => !code.slice(0, start).endsWith('/* @__PURE__ */ '));
  return calculated.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
};

/** Types of expressions that the bundler omits without a declaration when their value is not used. */
const hasNoEffect: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'Literal',
  'TemplateLiteral',
]);
