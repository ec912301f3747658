"""Builders of furniture. Local frame: x right, front -Y, back +Y, origin on the floor in the middle; sizes `w`, `d` in metres."""
from furniture import settings as settings
from furniture.bathing import bathtub, glazed, shower
from furniture.cupboards import fridge, wardrobe
from furniture.curtains import curtain
from furniture.decor import floorlamp, plant
from furniture.decor import shade as shade
from furniture.decor import vase as vase
from furniture.hall import bench, ceilinglamp, fluted, mirror, walllamp, wallpad
from furniture.kitchen import counter, dining, island
from furniture.living import coffee, console, tvwall
from furniture.pictures import artf, panelled
from furniture.rugs import rugf
from furniture.seating import armchair, chair, sofa
from furniture.sleeping import bed, nightstand, shelf, vanity
from furniture.study import desk, ledge
from furniture.wet import basin, odunit, toilet, washer

# By the name used in the data files.
BUILD = dict(
    art=artf,
    sofa=sofa,
    armchair=armchair,
    coffee=coffee,
    plant=plant,
    floorlamp=floorlamp,
    rug=rugf,
    console=console,
    tvwall=tvwall,
    curtain=curtain,
    chair=chair,
    dining=dining,
    island=island,
    counter=counter,
    fridge=fridge,
    bed=bed,
    bedS=bed,
    nightstand=nightstand,
    wardrobe=wardrobe,
    shoecab=wardrobe,
    shelf=shelf,
    desk=desk,
    toilet=toilet,
    basin=basin,
    shower=shower,
    bathtub=bathtub,
    glazed=glazed,
    vanity=vanity,
    washer=washer,
    odunit=odunit,
    fluted=fluted,
    panelled=panelled,
    mirror=mirror,
    bench=bench,
    ledge=ledge,
    ceilinglamp=ceilinglamp,
    walllamp=walllamp,
    wallpad=wallpad,
)

# Sizes of pieces whose entry gives none.
DEF = dict(chair=(0.46, 0.46), toilet=(0.38, 0.66), basin=(0.64, 0.46))
