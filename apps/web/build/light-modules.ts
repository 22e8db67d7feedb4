/** Matches the paths of modules that use the contract’s calls and plain values but never its schemas. */
export const usesNoSchema =
  /apps\/web\/src\/((app|ui|progress|practice|curriculum|feedback|voice)\/|lib\/(?!errors\/contract-resolver)|identity\/(?!(?:[a-z-]+\/)?[a-z-]+-page))/;
