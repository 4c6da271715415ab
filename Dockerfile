# The woodlog command and nothing else: docker build -t woodlog .
# docs/scaling/README.md tells what it is for.
FROM node:20-slim AS build
WORKDIR /woodlog
COPY package.json package-lock.json .npmrc turbo.json tsconfig.base.json ./
COPY tools tools
COPY packages packages
RUN npm ci && npm run build
# Nobody debugs in there, and who runs it may read it, be the checkout its owner's alone.
RUN find packages/cli/dist -name '*.map' -delete && rm -r packages/cli/dist/types && chmod -R a+rX packages/cli

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /woodlog
COPY --from=build /woodlog/packages/cli/package.json package.json
COPY --from=build /woodlog/packages/cli/bin bin
COPY --from=build /woodlog/packages/cli/dist dist
# Not in the bundle: its threads start with a file of its own.
COPY --from=build /woodlog/node_modules/tinypool node_modules/tinypool
RUN ln -s /woodlog/bin/woodlog.js /usr/local/bin/woodlog
USER node
ENTRYPOINT ["woodlog"]
CMD ["--help"]
