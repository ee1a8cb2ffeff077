#!/bin/bash
# pub.sh : convert finished finals to webp at their place
cd "$(dirname "$(readlink -f "$0")")/out"; P=${PICS:-../../..}
while read f d; do [ -f $f.png ] || continue; mkdir -p $P/$(dirname $d); o=$P/$d.webp; [ -f $o ] && [ ! $f.png -nt $o ] && continue
 s=$(/usr/bin/python3 -c "from PIL import Image;print(Image.open('$f.png').size)"); q=90; cwebp -quiet -q $q -m 6 $f.png -o $o; while [ $(stat -c %s $o) -gt 409600 ]; do q=$((q-4)); cwebp -quiet -q $q -m 6 $f.png -o $o; done; echo "$d $s q=$q $(stat -c %s $o)"; done <<L
avhire services/av-hire
rack services/av-engineering-installation
photo services/photography-videography
consult services/event-consultation
market services/marketing-consultation
func packages/functions
wedb packages/weddings
corp packages/corporate
dj_equip packages/dj-equipment
aveq packages/av-equipment
spk packages/speakers
prod packages/production
ware about/warehouse
dawn about/crew-dawn
console about/console
door contact/stage-door
L
