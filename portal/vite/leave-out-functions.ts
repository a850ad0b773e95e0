import type { Plugin } from 'vite';

/** Functions of a library that the portal never runs. React and the router come as one file each, of which none can be left out. */
interface LeftOutFunctions {
  module: RegExp;
  /** Called only for a feature that the portal does not use: running one is an error that says so. */
  never: Record<string, string>;
  /** Called for every change, with nothing to do where the feature is not used. */
  idle?: string;
  /** Called for every change, with the answer "no" where the feature is not used. */
  no?: string;
  /** Switches that only the left out functions would turn on. */
  off?: string;
}

/** 16 kB of the first page. A feature that is to be used one day is taken off this list, nothing else. */
const LEFT_OUT: LeftOutFunctions[] = [
  {
    module: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    never: {
      'pages drawn by the server (hydrateRoot)': `
        updateDehydratedSuspenseComponent prepareToHydrateHostInstance canHydrateInstance canHydrateTextInstance
        canHydrateHydrationBoundary queueHydrationError throwOnHydrationMismatch clearHydrationBoundary
        hideOrUnhideDehydratedBoundary attemptExplicitHydrationTarget registerSuspenseInstanceRetry
        getNextHydratableInstanceAfterHydrationBoundary getHydratableHoistableCache`,
      '<ViewTransition>': `
        startViewTransition commitEnterViewTransitions commitAppearingPairViewTransitions applyViewTransitionName
        restoreViewTransitionName getViewTransitionName getViewTransitionClassName createViewTransitionInstance
        applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances
        measureViewTransitionHostInstancesRecursive scheduleViewTransitionEvent commitAfterMutationEffectsOnFiber
        recursivelyTraverseAfterMutationEffects`,
      '<link>, <style>, <script>, <meta>, <title>, <html>, <head> and <body> drawn by React, and its preload()': `
        preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript getResource acquireResource
        preloadResource preloadStylesheet insertStylesheet insertStylesheetIntoRoot suspendResource mountHoistable
        resolveSingletonInstance releaseSingletonInstance`,
      '<SuspenseList> and <Activity>': `
        updateSuspenseListComponent initSuspenseListRenderState cutOffTailIfNeeded findFirstSuspended
        updateActivityComponent`,
      'custom elements': 'setPropOnCustomElement',
      '<Fragment ref>': 'FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance',
      'useActionState()':
        'mountActionState updateActionState rerenderActionState runActionStateAction dispatchActionState',
    },
    idle: `
      commitExitViewTransitions trackEnterViewTransitions commitNestedViewTransitions restoreNestedViewTransitions
      restoreEnterOrExitViewTransitions measureNestedViewTransitions commitDeletedPairViewTransitions`,
    no: 'popHydrationState',
    off: 'isHydrating shouldStartViewTransition',
  },
  {
    module: /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/,
    never: {
      '<Link prefetch>': 'PrefetchPageLinks',
      'createBrowserRouter()': 'RenderErrorBoundary DefaultErrorComponent',
    },
  },
];

/**
 * What the compiler cannot know to be unused: names for developers, and parts that are made where they stand.
 * With `Form` and `NavLink` of the router falls what they need.
 */
const UNUSED: [RegExp, string][] = [
  [/^[\w.]+\.displayName = "[\w.]+";$/gm, ''],
  [/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '],
];

const MISSING = 'feriaLeftOut';
const MESSAGE = 'left out of the build, see portal/vite/leave-out-functions.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Statement extends Node {
  id?: { name: string } | null;
  declarations?: { id: { name?: string } }[];
}
type Edit = [Pick<Node, 'start' | 'end'>, string];

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

/** What stands instead of each function, by its name. */
const bodiesOf = ({ never, idle, no }: LeftOutFunctions): Map<string, string> =>
  new Map([
    ...Object.values(never)
      .flatMap(words)
      .map((name): [string, string] => [name, `{ ${MISSING}(); }`]),
    ...words(idle).map((name): [string, string] => [name, '{}']),
    ...words(no).map((name): [string, string] => [name, '{ return false; }']),
  ]);

/** Names of functions that were found in this build. */
const found = new Set<string>();

/** Leaves {@link LEFT_OUT} out of the build. Fails when a library has renamed one of the functions. */
export const leaveOutFunctions: Plugin = {
  name: 'leave-out-functions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const library = LEFT_OUT.find(({ module }) => module.test(id.split('?')[0] ?? ''));
    if (!library) return null;
    const bodies = bodiesOf(library);
    const off = words(library.off);
    const edits: Edit[] = [];
    for (const node of this.parse(code).body as Statement[]) {
      const name = nameOf(node);
      const body = bodies.get(name);
      if (body !== undefined) {
        edits.push([node, `function ${name}() ${body}`]);
        found.add(name);
      } else if (isMethodOf(code, node, 'FragmentInstance')) edits.push([node, '']);
      else edits.push(...assignmentsTo(off, node));
    }
    const left = edits
      .toSorted(([a], [b]) => b.start - a.start)
      .reduce((text, [{ start, end }, instead]) => text.slice(0, start) + instead + text.slice(end), code);
    const missing = `\nfunction ${MISSING}() { throw new Error(${JSON.stringify(MESSAGE)}); }\n`;
    return {
      code: UNUSED.reduce((text, [what, instead]) => text.replace(what, instead), left) + missing,
      map: null,
    };
  },
  buildEnd(error) {
    const moved = LEFT_OUT.flatMap((library) => [...bodiesOf(library).keys()]).filter(
      (name) => !found.has(name),
    );
    if (!error && moved.length)
      this.error(`${moved.join(', ')}: no function any more: correct portal/vite/leave-out-functions.ts.`);
  },
};

/** Name of the function or class that a statement declares; empty where it declares none or several. */
function nameOf({ id, declarations }: Statement): string {
  return id?.name ?? (declarations?.length === 1 ? declarations[0]?.id.name : undefined) ?? '';
}

/** Whether a statement adds a method to a left out class, which would keep all that the method needs. */
const isMethodOf = (code: string, { type, start }: Node, name: string): boolean =>
  type === 'ExpressionStatement' && code.startsWith(`${name}.prototype.`, start);

/** Makes nothing of each assignment to a switch: what is never assigned keeps its first value, "off". */
function assignmentsTo(names: readonly string[], node: unknown): Edit[] {
  if (!names.length || typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => assignmentsTo(names, each));
  const { type, left } = node as { type?: string; left?: { type: string; name: string } };
  if (type === 'AssignmentExpression' && left?.type === 'Identifier' && names.includes(left.name))
    return [[node as Node, 'void 0']];
  return Object.values(node).flatMap((each) => assignmentsTo(names, each));
}
