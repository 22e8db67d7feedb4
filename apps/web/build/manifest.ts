/** Properties of Vite’s build manifest that the build scripts read. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/**
 * Returns all files that a page loads before its first paint: the file of the first entry, all imported chunks and
 * the styles.
 */
export const staticFiles = (manifest: Manifest, entries: readonly string[]) => {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build does not contain ${key}`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const [file = '', ...imports] = chunks.map((chunk) => chunk.file);
  return { file, imports, css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))] };
};
