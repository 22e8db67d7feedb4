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
 * properties that the browser reads.
 */
export const lightSourceOf = (code: string): string =>
  code
    .replace("import { z } from 'zod'", `import { ${lightSchema} } from 'zod'`)
    .replaceAll(/(?<!\w|(?<!\.\.)\.)z(?=\s*\.)/g, lightSchema)
    .replaceAll(/= (get|post)\(\{\n(.*?)\n\}\);/gs, (_, method: string, properties: string) => {
      const used = properties.split('\n').filter((line) => /^ {2}(path|access|answerKind): /.test(line));
      return `= /* @__PURE__ */ ${method}({ ${used.join(' ')} });`;
    });
