import { dirname } from 'node:path';

/** The folder that holds all of these paths, from `packages/` on. */
const folderOf = (paths) => {
  const [first, ...rest] = paths.map((path) => dirname(path).split('/').slice(1));
  const shared = first.findIndex((name, i) => rest.some((other) => other[i] !== name));
  return first.slice(0, shared === -1 ? undefined : shared).join('/');
};

/** Sizes of circles by the folder that they lie in, largest first. */
export const circleSizes = (circles) =>
  Object.fromEntries(
    [...new Set(circles.map(folderOf))].sort().map((folder) => {
      const own = circles.filter((circle) => folderOf(circle) === folder);
      return [folder, own.map((circle) => circle.length).sort((a, b) => b - a)];
    }),
  );

/** A line for each ceiling that is passed. */
export const passedCeilings = ({ circles, now }, ceilings) => {
  const grown = (kind, list, sizes, most) =>
    Object.entries(sizes).flatMap(([folder, own]) => {
      const isOver = own.some((size, i) => size > (most[folder]?.[i] ?? 0));
      const files = list.filter((circle) => folderOf(circle) === folder).map((circle) => `\n  ${circle.join(' ')}`);
      return isOver
        ? [`new circle of ${kind} in ${folder}: ${own} files, at most ${most[folder] ?? 0}${files.join('')}`]
        : [];
    });
  return [
    ...grown('imports', circles.values, now.circlesOfValues, ceilings.circlesOfValues),
    ...grown('type imports', circles.types, now.circlesOfTypes, ceilings.circlesOfTypes),
    ...Object.entries(now.assertions).flatMap(([key, count]) =>
      count > (ceilings.assertions[key] ?? 0)
        ? [`new non-null assertion (!) in ${key}: ${count}, at most ${ceilings.assertions[key] ?? 0}`]
        : [],
    ),
  ];
};
