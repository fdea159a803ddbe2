import type { LanguageModelMiddleware } from 'ai';

/**
 * Shows the model only the tools that `visible` names at the time of the call, although the loop was given all of
 * them. So a call to a tool that the model should not know of still reaches our own `execute`, which refuses it with
 * structure, where the SDK's own filter would answer with the raw text of an error. Hiding is not what forbids.
 */
export function showOnly(visible: () => ReadonlySet<string>): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => {
      if (!params.tools) return params;
      const names = visible();
      const tools = params.tools.filter((tool) => names.has(tool.name));
      // Services refuse an empty tool list, and a choice among no tools.
      if (tools.length === 0) return { ...params, tools: undefined, toolChoice: undefined };
      return { ...params, tools };
    },
  };
}
