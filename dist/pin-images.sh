#!/bin/sh
# Pins the base images of the Dockerfile: each `ARG …_IMAGE=name:tag` becomes `name:tag@sha256:…` with the tag's current
# digest. Run it with access to the registry, review the difference and commit it:
#   dist/pin-images.sh [Dockerfile]
# Running it again updates the digests. It needs skopeo, or docker with the buildx plugin.
set -eu

file=${1:-Dockerfile}
manifest=$(mktemp)
trap 'rm -f "$manifest"' EXIT

digest() {
    if command -v skopeo >/dev/null 2>&1; then
        # Through a file, so that a failed download is not hashed: the digest is that of the exact bytes of the manifest.
        skopeo inspect --raw "docker://docker.io/library/$1" >"$manifest" || return 1
        sha256sum <"$manifest" | sed 's/ .*//; s/^/sha256:/'
    else
        docker buildx imagetools inspect "$1" --format '{{json .Manifest}}' | sed -n 's/.*"digest":"\(sha256:[0-9a-f]*\)".*/\1/p'
    fi
}

images=$(sed -n 's/^ARG [A-Z]*_IMAGE=\([^@]*\).*/\1/p' "$file")
[ -n "$images" ] || { echo "$file: no ARG …_IMAGE= to pin" >&2; exit 1; }
for image in $images; do
    found=$(digest "$image") || found=
    # Never write anything but a digest into the file.
    echo "$found" | grep -Eq '^sha256:[0-9a-f]{64}$' || { echo "$image: no digest found" >&2; exit 1; }
    sed -i "s|^\(ARG [A-Z]*_IMAGE=\)$image\(@sha256:[0-9a-f]*\)\{0,1\}\$|\1$image@$found|" "$file"
    echo "$image@$found"
done
